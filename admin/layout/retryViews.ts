/** What makes each view that could not be loaded try again. */
const failed = new Set<() => void>();

/** Notes how a view that could not be loaded is renewed. Not at once: it would be loaded over and over. */
export function notLoaded(renew: () => void): void {
  failed.add(renew);
}

/** Lets views that could not be loaded, as while the server was away, be loaded when they are shown next. */
export function retryViews(): void {
  for (const renew of failed) renew();
  failed.clear();
}
