import { slugify } from '../../api/contract/slug.ts';

/** Milliseconds without typing before a slug is made (back-office §9). */
export const SLUG_PAUSE = 1_000;

const SHORTEST_CHECKED = 3;
const ATTEMPTS = 10;
const RANDOM_BELOW = 1_000;

/** Only a title longer than 2 characters gets a slug (back-office §5). */
export const deservesSlug = (title: string): boolean => title.trim().length > 2;

/**
 * A slug for a title that no other post has: the title's own, else with -1 to -9, else with a random
 * number 0-999, which also stands in when the check fails. Slugs under 3 characters count as unique
 * (back-office §5 and §9).
 */
export async function generateSlug(
  title: string,
  isFree: (slug: string) => Promise<boolean>,
  random: () => number = Math.random,
): Promise<string> {
  const slug = slugify(title);
  if (slug.length < SHORTEST_CHECKED) return slug;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const candidate = attempt === 0 ? slug : `${slug}-${attempt}`;
      if (await isFree(candidate)) return candidate;
    }
  } catch {
    // Unchecked is not unique; the number below makes a clash unlikely, and saving checks again.
  }
  return `${slug}-${Math.floor(random() * RANDOM_BELOW)}`;
}
