/** A thread whose bot has no move. */
export default () => ({ failure: { name: "BotError", message: "no idea" } });
