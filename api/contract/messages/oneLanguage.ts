import type { Plugin } from 'vite';

/** `texts.json?en` imports one language of a file of texts, so that browsers load no other. */
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
