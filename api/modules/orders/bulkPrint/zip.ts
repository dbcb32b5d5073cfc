import { crc32 } from 'node:zlib';

interface ZipFile {
  name: string;
  bytes: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the format's first day: the files carry their own dates. */
const DAY = 0x21;

/** A ZIP of files as they are: what is kept is compressed already. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const title = Buffer.from(name);
    const facts = factsOf(title, bytes);
    const local = Buffer.concat([numbers([LOCAL, 4]), facts, title, bytes]);
    bodies.push(local);
    // Comment, disk, attributes inside and outside, and where the file begins.
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    index.push(numbers([CENTRAL, 4], [VERSION, 2]), facts, place, title);
    offset += local.length;
  }
  const central = Buffer.concat(index);
  const count = files.length;
  const sizes = numbers([count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...bodies, central, numbers([END, 4], [0, 2], [0, 2]), sizes]);
}

/** What both headers of a file say: stored, its date, sum, sizes, and the length of its name. */
const factsOf = (title: Buffer, bytes: Buffer): Buffer =>
  numbers(
    [VERSION, 2],
    [FLAGS, 2],
    [0, 2],
    [0, 2],
    [DAY, 2],
    [crc32(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [title.length, 2],
    [0, 2],
  );

/** Numbers in little-endian, each with its size in bytes. */
function numbers(...all: readonly [value: number, size: number][]): Buffer {
  const parts = all.map(([value, size]) => {
    const part = Buffer.alloc(size);
    part.writeUIntLE(value, 0, size);
    return part;
  });
  return Buffer.concat(parts);
}
