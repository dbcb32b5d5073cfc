/** The same tree of keys, any texts: what one language must be to match the other. */
export type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]>;
};

interface Texts {
  readonly [key: string]: string | Texts;
}

/**
 * The `messages.ts` of every folder, given by file, as a catalogue: those of a resource, which have its
 * name, below `resources`, the others at the top; all under the name of their folder.
 */
export function catalogue(files: Readonly<Record<string, Texts>>) {
  const entries = Object.entries(files).map(
    ([file, texts]) => [file.split('/').at(-2) ?? '', texts] as const,
  );
  const isResource = ([, texts]: readonly [string, Texts]) => 'name' in texts;
  return {
    ...Object.fromEntries(entries.filter((entry) => !isResource(entry))),
    resources: Object.fromEntries(entries.filter(isResource)),
  };
}
