import { describe, expect, it } from 'vitest';
import { embedOf, FRAME_SOURCES } from './embeds.ts';

const ID = 'dQw4w9WgXcQ';
const WATCH = `https://www.youtube.com/watch?v=${ID}`;
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}`;
const PB = '!1m18!1m12!1m3!1d2560.1!2d14.4378!3d50.0755!2m3!1f0!2f0';
const PLACE = 'x=14.15&y=49.3&z=14&source=coor&id=14.15%2C49.3';

describe('an embed', () => {
  it.each([
    [WATCH, YOUTUBE, WATCH],
    [`youtu.be/${ID}?t=90`, `${YOUTUBE}?start=90`, `${WATCH}&t=90s`],
    [`https://m.youtube.com/shorts/${ID}`, YOUTUBE, WATCH],
    [
      `<iframe width="5" src="https://www.youtube.com/embed/${ID}?si=x&amp;start=9"></iframe>`,
      `${YOUTUBE}?start=9`,
      `${WATCH}&t=9s`,
    ],
    [
      'https://vimeo.com/76979871',
      'https://player.vimeo.com/video/76979871?dnt=1',
      'https://vimeo.com/76979871',
    ],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
    ],
    [
      'https://mapy.com/s/gekafuroke',
      'https://frame.mapy.cz/s/gekafuroke',
      'https://mapy.com/s/gekafuroke',
    ],
    [
      'https://mapy.com/cs/zakladni?x=14.15&y=49.3&z=14',
      `https://frame.mapy.cz/zakladni?${PLACE}`,
      `https://mapy.com/zakladni?${PLACE}`,
    ],
    [
      `https://www.google.com/maps/embed?pb=${PB}`,
      `https://www.google.com/maps/embed?pb=${PB.replaceAll('!', '%21')}`,
      'https://www.google.com/maps?q=50.0755%2C14.4378',
    ],
    [
      'https://www.google.com/maps/place/Track/@49.3,14.15,17z/data=x',
      'https://www.google.com/maps?q=49.3%2C14.15&z=17&output=embed',
      'https://www.google.com/maps?q=49.3%2C14.15&z=17',
    ],
    [
      'https://www.openstreetmap.org/#map=15/49.3/14.15',
      'https://www.openstreetmap.org/export/embed.html?bbox=14.13779%2C49.29313%2C14.16221%2C49.30687&marker=49.3%2C14.15',
      'https://www.openstreetmap.org?mlat=49.3&mlon=14.15',
    ],
  ])('%s loads %s and leads to %s', (pasted, src, link) => {
    expect(embedOf(pasted)).toMatchObject({ src, link });
    // The stored address is read as the same embed.
    expect(embedOf(src)).toEqual(embedOf(pasted));
    expect(FRAME_SOURCES.some((source) => src.startsWith(source))).toBe(true);
  });

  it.each([
    '',
    'nonsense',
    'https://www.youtube.com/@team',
    `https://youtube.com.example/watch?v=${ID}`,
    `https://example.com/?u=${WATCH}`,
    `https://youtube.com@example.com/watch?v=${ID}`,
    `javascript:alert(1)//youtube.com/watch?v=${ID}`,
    'https://vimeo.com/channels/staffpicks',
    'https://www.google.com/search?q=track',
    'https://maps.app.goo.gl/abcdef',
    'https://mapy.com/cs/zakladni?x="><script>&y=1&z=2',
  ])('is not made of %s', (pasted) => expect(embedOf(pasted)).toBeNull());
});
