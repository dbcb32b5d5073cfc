import { Node } from '@tiptap/core';
import { embedOf } from '../../../api/contract/embeds.ts';

/** A video or map of an external service, as the API stores it: a figure with a link. */
export const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, link: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-embed]',
      getAttrs: (element) => {
        const embed = embedOf(element.dataset.embed ?? '');
        return embed && { ...embed, title: element.textContent };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-embed': attrs.src },
    ['a', { href: attrs.link, rel: 'noopener' }, attrs.title],
  ],
});
