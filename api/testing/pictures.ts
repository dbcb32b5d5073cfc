import sharp from 'sharp';

export async function testPicture({
  width = 400,
  height = 300,
  format = 'png' as 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
  color = '#ff4d0a',
} = {}): Promise<Blob> {
  const bytes = await sharp({
    create: { width, height, channels: 3, background: color },
  })
    .toFormat(format)
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` });
}
