const preloaded = new URL('endWithParent.mjs', import.meta.url).href;

/** What Node is given to end once the process that started it has, however that ended. */
export const END_WITH_PARENT = ['--import', preloaded];

/** An environment in which all that Node runs ends so. */
export const endingWithParent = (env) => ({
  ...env,
  NODE_OPTIONS: [env.NODE_OPTIONS, ...END_WITH_PARENT].filter(Boolean).join(' '),
});
