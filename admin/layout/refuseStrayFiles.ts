/** Keeps the browser from opening a file that is dropped beside what takes files: it would leave the back-office. */
export function refuseStrayFiles(): void {
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      const { dataTransfer } = event;
      // Texts are dropped into fields; what takes files prevents it itself.
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    });
  }
}
