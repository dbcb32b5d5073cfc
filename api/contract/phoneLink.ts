/** Whether a carrier can call this number: it has nine digits or more, as the checkout's form asks. */
export const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= 9;

/** The address that calls a phone number, however it is written. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
