/** Beside the columns stand the values of their axis, in so many pixels. */
export const AXIS_WIDTH = 72;
