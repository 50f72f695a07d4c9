/** The fixed parts of positions: games on one board with the same rules share one, instead of keeping one each. */

/** The maximum number of settings that are kept for a board. Others work as well, but are not shared. */
const KEPT = 64;

/** Keeps the settings made last for each board, for as long as the board is in use. */
export class SharedSettings<Board extends object, Setting> {
  private readonly boards = new WeakMap<Board, Map<string, Setting>>();

  /** Returns the setting of a board with a key. It is made if there is none. */
  find(board: Board, key: string, make: () => Setting): Setting {
    let settings = this.boards.get(board);
    if (settings === undefined) {
      settings = new Map();
      this.boards.set(board, settings);
    }
    let setting = settings.get(key);
    if (setting === undefined) {
      setting = make();
      // A map lists its keys in the order in which they were added.
      for (const oldest of settings.keys()) {
        if (settings.size < KEPT) break;
        settings.delete(oldest);
      }
      settings.set(key, setting);
    }
    return setting;
  }
}
