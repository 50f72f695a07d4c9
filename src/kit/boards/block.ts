/** Lists of numbers side by side in one block of memory, so that all of them are copied at once. */
export class Block {
  private readonly memory: ArrayBuffer;
  private readonly whole: Uint8Array;
  private used = 0;

  constructor(size: number) {
    this.memory = new ArrayBuffer(size);
    this.whole = new Uint8Array(this.memory);
  }

  /** The next list of the block, of 32 bits for each number. Such lists come before those of bytes. */
  words(length: number): Int32Array {
    return new Int32Array(this.memory, this.take(length * 4), length);
  }

  /** The next list of the block, of 8 bits for each number. */
  bytes(length: number): Int8Array {
    return new Int8Array(this.memory, this.take(length), length);
  }

  /** Takes over all numbers of a block with the same lists. */
  copyFrom(other: Block): void {
    this.whole.set(other.whole);
  }

  private take(size: number): number {
    const start = this.used;
    this.used += size;
    return start;
  }
}
