/** A thread that gives back nothing. */
export default () => ({ game: undefined });
