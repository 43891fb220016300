import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** An ordinary site fits whole. Of a larger one, what is seldom asked for is read from the disk each time. */
const mostBytes = 8 * 2 ** 20;
/** Windows renames no folder of which a file is open, so there a build could not replace what is served. */
const canKeepOpen = process.platform !== 'win32';

type Held = { bytes: Buffer | undefined; asked: boolean };
/** `bytes` are for now; `reader` gives them later. `isSame` tells it whether the file was overwritten meanwhile. */
export type OpenedFile = { bytes: Buffer; reader: (isSame: (bytes: Buffer) => boolean) => () => Buffer };

export class FileChanged extends Error {
  override name = 'FileChanged';
}

/**
 * Opens files, and keeps the bytes of those that are asked for in memory. Each stays open, so that it can still be read
 * when a deploy has taken it away or put another in its place.
 */
export function createHotFiles(most = mostBytes): (file: string) => OpenedFile {
  const held: Held[] = [];
  let sum = 0;
  let hand = 0;

  /** Goes round in a circle, and drops what has not been asked for since it came past the last time. */
  function makeRoom(size: number): void {
    while (held.length > 0 && sum + size > most) {
      hand %= held.length;
      const [one] = held.slice(hand, hand + 1);
      if (one?.asked) {
        one.asked = false;
        hand++;
      } else {
        sum -= one?.bytes?.length ?? 0;
        if (one) one.bytes = undefined;
        held.splice(hand, 1);
      }
    }
  }

  function hold(own: Held, bytes: Buffer): Buffer {
    // A large one would push out many.
    if (bytes.length > most / 4) return bytes;
    makeRoom(bytes.length);
    sum += bytes.length;
    own.bytes = bytes;
    own.asked = false;
    held.push(own);
    return bytes;
  }

  function readerOf(own: Held, read: () => Buffer): () => Buffer {
    return () => {
      own.asked = true;
      return own.bytes ?? hold(own, read());
    };
  }

  return (file) => {
    const descriptor = openSync(file, 'r');
    const { size } = fstatSync(descriptor);
    const bytes = readWhole(descriptor, size);
    if (!canKeepOpen) {
      closeSync(descriptor);
      return alwaysHeld(bytes);
    }
    const again = rereading(file, descriptor, size);
    const own: Held = { bytes: undefined, asked: false };
    if (sum + bytes.length <= most) hold(own, bytes);
    return { bytes, reader: (isSame) => readerOf(own, () => again(isSame)) };
  };
}

const alwaysHeld = (bytes: Buffer): OpenedFile => ({ bytes, reader: () => () => bytes });

function rereading(file: string, descriptor: number, size: number) {
  return (isSame: (bytes: Buffer) => boolean): Buffer => {
    const bytes = readWhole(descriptor, size);
    if (isSame(bytes)) return bytes;
    throw new FileChanged(`${file} was written to while it is served. Start the server again.`);
  };
}

/** Buffer.allocUnsafe would put small files together into blocks of 8 KB, which stay in memory until the last of them goes. */
function readWhole(descriptor: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, size, 0));
}
