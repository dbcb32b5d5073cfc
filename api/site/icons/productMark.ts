/** Stands for a team without a mark of its own: a chequered flag. */
export const PRODUCT_MARK = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">
    <path fill="#16181b" d="M0 0h32v32H0z"/>
    <path fill="#f6f4ef" transform="translate(8 5) skewX(-12)" d="M0 0h2v23H0zM2 0h5v5H2zM12 0h5v5h-5z
      M7 5h5v5H7zM17 5h5v5h-5zM2 10h5v5H2zM12 10h5v5h-5z"/>
  </svg>`,
);
