interface WaitingTab {
  goTo(url: string): void;
  close(): void;
}

/** Opens a tab in the click itself: browsers block one that opens later. Null when blocked. */
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
