// In place of the package `object.entries`, which polyglot requires: it brings 4 KiB of polyfills for what
// every browser that the back-office supports has.
module.exports = Object.entries;
