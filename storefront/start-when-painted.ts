/**
 * Milliseconds after the styles at which the code is loaded in any case, even without a paint or
 * with pictures missing.
 */
const PATIENCE = 1500;
const TOUCHES = ['pointerdown', 'keydown', 'input'];

/**
 * Loads the page's code once the page is painted with its first pictures, so that it does not take
 * bandwidth from visible content; at once when somebody touches the page or it is hidden. Until
 * then links, forms and panels are the browser's own.
 */
async function startWhenPainted({ entry = '', modules = '' }: DOMStringMap): Promise<void> {
  await Promise.race([firstTouch(), pageHidden(), patience(), firstPaint().then(picturesPainted)]);
  for (const href of modules.split(' ').filter(Boolean))
    add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: entry });
}

const firstTouch = (): Promise<void> =>
  new Promise((resolve) => {
    const options = { once: true, capture: true, passive: true };
    for (const touch of TOUCHES) document.addEventListener(touch, () => resolve(), options);
  });

/** Resolves when the page is hidden: nothing of it is then painted. */
const pageHidden = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** Resolves when the browser reports the first paint of the page. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });

/** Resolves when the pictures are decoded, and a frame with them is on its way to the screen. */
async function picturesPainted(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Marks the document when a form that waits for its code was submitted, so that it looks busy;
 * `keep-typed` submits it when the code is loaded. A form that React controls prevents the
 * browser's own submission before it comes here.
 */
function noteSent({ defaultPrevented, target }: Event): void {
  if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'dialog')
    document.documentElement.dataset.sent = '';
}

function add(name: 'link' | 'script', properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

const script = document.querySelector<HTMLScriptElement>('script[data-entry]');
if (script !== null) {
  document.addEventListener('submit', noteSent);
  void startWhenPainted(script.dataset);
}
