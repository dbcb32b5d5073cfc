import type { Plugin } from 'vite';

/** Vite plugin: `texts.json?en` imports a single language of a file of texts, to save downloads. */
export const oneLanguage = (): Plugin => ({
  name: 'one-language',
  transform: {
    filter: { id: /\.json\?(en|cs)$/ },
    handler: (json, id) => ({
      code: `export default ${JSON.stringify(JSON.parse(json)[id.slice(-2)])};`,
      moduleType: 'js',
    }),
  },
});
