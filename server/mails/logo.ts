import { memoryOfDatabase } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { drawLogo } from '@ribambelle/pictures/index.ts';
import { findLogoFile } from './mail-store.ts';

/** Twice the height shown, for fine screens. */
const HEIGHT = 80;
const MOST_WIDTH = 480;
const MOST_KEPT = 500;

const logosOf = memoryOfDatabase(() => new Map<string, string>());

/**
 * Returns the organiser's logo (its own, or the one that we draw) as a PNG in a data address: mail
 * programs show neither SVG nor WebP.
 */
export async function logoAddress(db: Db, organiser: Organiser): Promise<string> {
  const key = [organiser.id, organiser.logo_file_id, organiser.name, organiser.accent_color].join(
    '\n',
  );
  const logos = logosOf(db);
  const logo = logos.get(key);
  if (logo !== undefined) return logo;
  const drawing = drawLogo({ name: organiser.name, accent: organiser.accent_color });
  const bytes = (await findLogoFile(db, organiser)) ?? Buffer.from(drawing);
  // see encode-image.ts
  const { default: sharp } = await import('sharp');
  const png = await sharp(bytes)
    .resize({ width: MOST_WIDTH, height: HEIGHT, fit: 'inside' })
    .png({ palette: true })
    .toBuffer();
  const address = `data:image/png;base64,${png.toString('base64')}`;
  if (logos.size >= MOST_KEPT) logos.clear();
  logos.set(key, address);
  return address;
}
