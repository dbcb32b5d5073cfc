/**
 * Whether an article may embed an image from this address: http, https and data alone (back-office
 * §5); uploads of this site are reached by http(s) too.
 */
export const isImageSource = (source: string): boolean =>
  /^(?:https?:\/\/|\/(?!\/)|data:image\/)/i.test(source.trim());
