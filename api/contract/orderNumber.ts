/** An order's number on screen: '#' and the id padded with zeros to 10 digits (public-site §9). */
export const formatOrderNumber = (id: number): string => `#${String(id).padStart(10, '0')}`;
