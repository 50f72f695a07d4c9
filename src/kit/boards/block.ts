/** Typed arrays in one block of memory, so that all of them are copied at once. */
export class Block {
  private readonly memory: ArrayBuffer;
  private readonly whole: Uint8Array;
  private used = 0;

  constructor(size: number) {
    this.memory = new ArrayBuffer(size);
    this.whole = new Uint8Array(this.memory);
  }

  /** Allocates an array of 32-bit numbers. For alignment, allocate these first, then arrays of 16-bit numbers, then bytes. */
  words(length: number): Int32Array {
    return new Int32Array(this.memory, this.take(length * 4), length);
  }

  /** Allocates an array of 16-bit numbers without a sign. */
  halfWords(length: number): Uint16Array {
    return new Uint16Array(this.memory, this.take(length * 2), length);
  }

  /** Allocates an array of 8-bit numbers. */
  bytes(length: number): Int8Array {
    return new Int8Array(this.memory, this.take(length), length);
  }

  /** Allocates an array of 8-bit numbers without a sign. */
  bits(length: number): Uint8Array {
    return new Uint8Array(this.memory, this.take(length), length);
  }

  /** Copies all numbers of a block with the same arrays. */
  copyFrom(other: Block): void {
    this.whole.set(other.whole);
  }

  private take(size: number): number {
    const start = this.used;
    this.used += size;
    return start;
  }
}
