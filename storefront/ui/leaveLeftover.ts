/**
 * After a reload nothing is open over the page, but its history entry is still there: goes back to the
 * page's own entry, so that the visitor's first Back leaves the page.
 */
export function leaveLeftover(): void {
  if (window.history.state?.opened !== undefined) window.history.back();
}
