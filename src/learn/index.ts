/**
 * For people who train networks: views as numbers, moves as picks with masks, and many games stepped at once. No game imports this
 * module, so a page without it pays nothing for it.
 *
 * @module caravanserai/learn
 */
export { encoder, type Encoder, type EncoderOptions, type Observation } from "./encoder.js";
export { environments, type EnvironmentsOptions } from "./environments.js";
export type { Environments } from "./environment-list.js";
export { type Policy, policyBot, type PolicyBotOptions } from "./policy-bot.js";
export type { Reward } from "./rewards.js";
export { ArgumentError, CaravanseraiError, LoadError, SetupError } from "../kit/errors.js";
