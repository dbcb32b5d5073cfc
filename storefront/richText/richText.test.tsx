// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
// Loaded on demand elsewhere; a busy machine takes its time for that.
import './EmbedFigure.tsx';
import { RichText } from './RichText.tsx';

const VIDEO = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const embed = `<figure data-embed="${VIDEO}"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Lap &amp; crash</a></figure>`;

describe('a video within a text', () => {
  it('is loaded once the reader says so, that one alone', async () => {
    const two = `<p>One</p>${embed}<p>Two</p>${embed.replace('Lap &amp; crash', 'Second')}`;
    const { container } = renderInSite(<RichText html={two} />, { locale: 'cs' });
    const [, second] = await screen.findAllByRole('button', { name: 'Načíst video' });
    if (!second) throw new Error('There is no second video');
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.textContent.replaceAll('\u00a0', ' ')).toContain(
      'se YouTube dozví vaši IP adresu',
    );
    fireEvent.click(second);
    const [frame, ...others] = container.querySelectorAll('iframe');
    expect([frame?.src, frame?.title, others.length]).toEqual([VIDEO, 'Second', 0]);
  });

  it('from a service that is not known stays away', () => {
    const { container } = renderInSite(
      <RichText html={embed.replace('www.youtube-nocookie.com', 'evil.example')} />,
    );
    expect(container.querySelector('iframe, button')).toBeNull();
  });
});
