/** So long after the styles are here the code begins, whatever has not been painted and whichever picture has not come. */
const PATIENCE = 1500;
const TOUCHES = ['pointerdown', 'keydown', 'input'];

/**
 * Loads the page's code when the page is painted with its first pictures, so that it does not take the line from what is looked at; at once
 * when somebody touches the page or nobody sees it. Until then links, forms and panels are the browser's own.
 */
async function startWhenPainted({ entry = '', modules = '' }: DOMStringMap): Promise<void> {
  await Promise.race([touched(), hidden(), patience(), painted().then(picturesPainted)]);
  for (const href of modules.split(' ').filter(Boolean))
    add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: entry });
}

const touched = (): Promise<void> =>
  new Promise((resolve) => {
    const options = { once: true, capture: true, passive: true };
    for (const touch of TOUCHES) document.addEventListener(touch, () => resolve(), options);
  });

/** Nothing is painted of a page behind others. */
const hidden = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** Browsers tell when something of the page was painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });

/** Decoded, and a frame of them on its way to the screen. */
async function picturesPainted(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Notes on the document that a form which waits for its code was sent, so that it looks busy; `keep-typed` sends it when the code is here.
 * A form that React holds prevents the browser's own sending before it comes here.
 */
function noteSent({ defaultPrevented, target }: Event): void {
  if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'dialog')
    document.documentElement.dataset.sent = '';
}

function add(name: 'link' | 'script', properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

const own = document.querySelector<HTMLScriptElement>('script[data-entry]');
if (own !== null) {
  document.addEventListener('submit', noteSent);
  void startWhenPainted(own.dataset);
}
