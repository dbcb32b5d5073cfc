/** A tab that waits for its address. */
interface WaitingTab {
  goTo(url: string): void;
  close(): void;
}

/**
 * Opens a tab whose address is not known yet. To be called in the click itself: browsers take a tab
 * that opens later for an advertisement. Null when even this one was blocked.
 * @param title what the empty tab is called meanwhile
 */
export function openLater(title: string): WaitingTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = title;
  // The page must not reach back into the back-office.
  tab.opener = null;
  return {
    goTo: (url) => tab.location.replace(new URL(url, window.location.origin)),
    close: () => tab.close(),
  };
}
