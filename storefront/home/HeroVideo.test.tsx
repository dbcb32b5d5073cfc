// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { HeroVideo } from './HeroVideo.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const settled = () => act(() => vi.advanceTimersByTime(5_000));
const show = () => renderInSite(<HeroVideo src="/uploads/hero.mp4" />).container;

describe('the hero video', () => {
  it('comes once the page has settled and can be paused', () => {
    const container = show();
    expect(container.querySelector('video')).toBeNull();
    settled();
    const video = container.querySelector('video');
    if (!video) throw new Error('the video did not come');
    const pause = vi.spyOn(video, 'pause').mockImplementation(() => {});
    fireEvent.playing(video);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the video' }));
    expect(pause).toHaveBeenCalledOnce();
    fireEvent.pause(video);
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeShown();
  });

  it('waits on phones until the visitor does something', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') }));
    const container = show();
    settled();
    expect(container.querySelector('video')).toBeNull();
    fireEvent.scroll(window);
    settled();
    expect(container.querySelector('video')).not.toBeNull();
  });

  it('never comes for those who ask for reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const container = show();
    settled();
    expect(container.innerHTML).toBe('');
  });

  it('never comes for those who spare data', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    const container = show();
    settled();
    expect(container.innerHTML).toBe('');
  });
});
