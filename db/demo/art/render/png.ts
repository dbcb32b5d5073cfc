import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue and alpha bytes as a PNG data address for an SVG image element. */
export function pngAddress(pixels: Uint8Array, width: number, height: number): string {
  const stride = width * 4;
  const raw = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    raw.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length, 0);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named) >>> 0, 0);
  return Buffer.concat([size, named, check]);
}
