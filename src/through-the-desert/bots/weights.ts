/**
 * The weights of the value, by feature, at each knot of `value.ts`. Written by a program: do not edit them.
 *
 * Made on 2026-11-18 by `npm run check -- learn --games 360 --iterations 200`:
 * 360 games of 2 to 5 players on built-in and generated boards, 97009 observations. In the games left out, the points
 * still to come (standard deviation 20.99) are predicted with a standard error of 8.44 points. The searches that played them had a horizon
 * of 20 camels, and weights from 616 games of searches with full rollouts.
 */
import type { FeatureName } from "./features.js";

export const WEIGHTS: Readonly<Record<FeatureName, readonly number[]>> = {
  constant: [4.103, 1.412, 5.143, 10.353, 24.458, 25.684],
  left: [2.106, 1.5, 1.053, 1.216, 1.234, 3.386],
  waterInOne: [0.233, 0.251, 0.581, 0.783, 0.635, 0.771],
  waterInOneRivalInTwo: [0.259, 0.198, 0.079, 0.54, 0.153, 0.332],
  waterInOneRivalInOne: [0.361, 0.398, 0.275, 0.549, 0.005, 0.072],
  waterInTwo: [-0.069, 0.216, 0.085, 0.641, 0.657, 1.022],
  waterInTwoRivalInTwo: [0.176, 0.05, 0.089, 0.247, 0.19, 0.596],
  waterInTwoRivalInOne: [-0.015, -0.014, 0.0, 0.292, -0.204, 0.002],
  oasesInOneBySingleSpace: [0.77, 1.239, 0.241, 4.014, 2.139, 3.647],
  oasesInOne: [0.574, 1.941, 3.172, 3.132, 2.842, 2.556],
  oasesInTwoBySingleSpace: [-0.042, -0.326, 1.358, 3.28, 0.963, -0.023],
  oasesInTwo: [0.296, -0.43, 0.84, 0.723, 1.145, 2.185],
  exclusive: [-0.034, -0.06, 0.164, 0.144, 0.056, 0.023],
  growth: [0.05, 0.082, 0.046, -0.016, 0.207, 0.05],
  stuckBehind: [-0.75, 0.053, -0.919, -0.977, -2.777, 0.451],
  stuckLevel: [2.931, 2.543, 1.245, 0.501, -1.095, -3.511],
  stuckAhead: [7.5, 7.379, 5.028, 5.662, 1.775, -6.804],
  behindBy4: [-1.026, -0.158, -1.11, -1.76, -3.584, -2.052],
  behindBy3: [-0.863, -0.201, -0.751, -1.622, -2.204, -1.584],
  behindBy2: [-0.978, -0.055, -0.426, -0.766, -1.576, -0.44],
  behindBy1: [0.192, 1.401, 1.14, 0.071, -1.107, 1.553],
  level: [3.578, 4.165, 3.126, 2.812, -1.028, 4.172],
  aheadBy1: [7.136, 7.042, 5.847, 4.946, 0.626, 6.862],
  aheadBy2: [8.074, 8.088, 7.521, 5.89, 1.81, 8.367],
  aheadBy3: [8.13, 8.821, 7.732, 6.517, 3.145, 7.576],
  aheadBy4: [8.169, 8.391, 8.542, 7.516, 4.491, 6.625],
};
