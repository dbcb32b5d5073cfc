// Runs before React is loaded. Its development build measures each component that it draws for the browser's profiler
// where there is one to tell: these tests take 0.95 of the processor's time without.
Reflect.set(console, 'timeStamp', undefined);
