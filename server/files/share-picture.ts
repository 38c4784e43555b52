/** The size of the picture that other sites show with a link, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const CARD = 152;
const LOGO = 104;
const MARGIN = 48;

/**
 * The last drawing: pictures of one process are drawn one after another, because two at once would
 * take twice the memory and both cores.
 */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture as other sites show it with a link: a PNG, cut to fit, with the organiser's logo
 * on a white card. Slow.
 */
export async function drawSharePicture(input: {
  readonly picture: Uint8Array;
  readonly logo: Uint8Array;
}): Promise<Buffer> {
  const drawing = last.then(() => draw(input));
  last = drawing.catch(() => {});
  return drawing;
}

async function draw(input: { picture: Uint8Array; logo: Uint8Array }): Promise<Buffer> {
  // see encode-image.ts
  const { default: sharp } = await import('sharp');
  const { data: logo, info } = await sharp(input.logo)
    .resize({ width: LOGO * 3, height: LOGO, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = info.width + CARD - LOGO;
  const top = SHARE_SIZE.height - MARGIN - CARD;
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CARD}"><rect width="${width}" height="${CARD}" rx="28" fill="#fffdfa"/></svg>`;
  return sharp(input.picture)
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .composite([
      { input: Buffer.from(card), left: MARGIN, top },
      {
        input: logo,
        left: MARGIN + (CARD - LOGO) / 2,
        top: top + Math.round((CARD - info.height) / 2),
      },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
