/*
 * For pages that show boards of this site in frames: each frame becomes as high as its board.
 *
 * <iframe src="https://example.org/embed/pb.clear-at-last/" title="Clear at last" loading="lazy"></iframe>
 * <script src="https://example.org/embed.js" defer></script>
 */
(() => {
  const { document } = globalThis;
  const { origin } = new URL(document.currentScript.src);
  const frames = () => Array.from(document.querySelectorAll('iframe'), (frame) => frame);
  globalThis.addEventListener('message', ({ data, origin: from, source }) => {
    if (from !== origin || data?.type !== 'drill-square:height' || !(data.height > 0)) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (frame) frame.style.height = `${data.height}px`;
  });
  // A board may have told its height before this script came.
  for (const { contentWindow } of frames()) contentWindow?.postMessage('drill-square:ask', '*');
})();
