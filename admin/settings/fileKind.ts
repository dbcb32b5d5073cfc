/** Which file a setting's value is: a picture, a video, or none but a text (back-office §3). */
export type FileKind = 'image' | 'video' | null;

const KINDS: Readonly<Record<string, FileKind>> = {
  hero_video_path: 'video',
  hero_image: 'image',
  og_image: 'image',
};

export const fileKind = (settingKey: string): FileKind =>
  Object.hasOwn(KINDS, settingKey) ? (KINDS[settingKey] ?? null) : null;
