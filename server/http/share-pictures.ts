import { drawLogo, drawPicture, isMotif } from '@ribambelle/pictures/index.ts';
import type { Hono } from 'hono';
import { findActivityId } from '../activities/activity-views.ts';
import { presentActivities } from '../activities/present-activities.ts';
import { type Db, inTransaction } from '../database/transaction.ts';
import { drawSharePicture } from '../files/share-picture.ts';
import { findFile, loadShownImages } from '../files/index.ts';
import { findOfferTitle } from '../offers/index.ts';
import { findLogoFile } from '../mails/mail-store.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { hostnameOf, type SiteSettings } from './api-routes.ts';
import { readTogether } from '../lists/together.ts';

const MOST_KEPT = 40;
const A_DAY = 'public, max-age=86400';
/** The name of the whole site's picture. */
const HOME = 'home';

/** The source of a picture: an uploaded one by its cuid, or a motif for our generator. */
interface Subject {
  readonly motif: string;
  readonly seed: string;
  readonly file: string | null;
}

/**
 * Serves the pictures that other sites show with a link: 1200 × 630 px, of the site (`home`) and of
 * each activity, pack, membership and voucher, by its cuid.
 */
export function addSharePictures(app: Hono, settings: SiteSettings): void {
  const pictures = new Map<string, Buffer>();
  const drawings = readTogether<Buffer>();
  app.get('/share/:file{[a-z0-9]{1,64}\\.png}', async (c) => {
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    if (organiser === null) return c.text('Not found', 404);
    const name = c.req.param('file').slice(0, -'.png'.length);
    const read = <Found>(run: (db: Db) => Promise<Found>) =>
      inTransaction(
        { pool: settings.platform.pool, organiser_id: organiser.id, readonly: true },
        run,
      );
    const now = settings.platform.clock();
    const subject = await read((db) => subjectOf(db, { organiser, name, now }));
    if (subject === null) return c.text('Not found', 404);
    const { id, logo_file_id, accent_color } = organiser;
    const key = JSON.stringify([id, logo_file_id, accent_color, organiser.name, subject]);
    const png =
      pictures.get(key) ??
      (await drawings.read(key, async () =>
        drawSharePicture(await read((db) => bytesOf(db, { organiser, subject }))),
      ));
    keep(pictures, { key, png });
    return new Response(new Uint8Array(png), {
      headers: {
        'content-type': 'image/png',
        'cache-control': A_DAY,
        'content-security-policy': "default-src 'none'",
      },
    });
  });
}

async function subjectOf(
  db: Db,
  { organiser, name, now }: { organiser: Organiser; name: string; now: string },
): Promise<Subject | null> {
  if (name === HOME) return { motif: 'paper', seed: organiser.cuid, file: null };
  const id = await findActivityId(db, name);
  if (id === undefined) return offerOf(db, name);
  const { language } = organiser;
  const [card] = await presentActivities(db, { ids: [id], organiser, language, now });
  if (card === undefined) return null;
  const file = /^\/files\/([a-z0-9]+)/.exec(card.images[0]?.public_url ?? '')?.[1] ?? null;
  return { motif: card.motif, seed: card.cuid, file };
}

/** The offers other than activities, each with the motif for one without a picture. */
const OFFERS = [
  ['bundles', 'paper'],
  ['memberships', 'paper'],
  ['vouchers', 'gift'],
] as const;

async function offerOf(db: Db, name: string): Promise<Subject | null> {
  for (const [of, motif] of OFFERS) {
    const offer = await findOfferTitle(db, { of, cuid: name, published: true });
    if (offer === undefined) continue;
    const [image] = await loadShownImages(db, { of, ids: [offer.id] });
    return { motif, seed: name, file: image?.cuid ?? null };
  }
  return null;
}

async function bytesOf(
  db: Db,
  { organiser, subject: { file, motif, seed } }: { organiser: Organiser; subject: Subject },
): Promise<{ picture: Buffer; logo: Buffer }> {
  const accent = organiser.accent_color;
  const upload = file === null ? null : await findFile(db, file);
  const draw = () => drawPicture({ motif: isMotif(motif) ? motif : 'paper', seed, accent });
  const logo = await findLogoFile(db, organiser);
  return {
    picture: upload?.data ?? Buffer.from(draw()),
    logo: logo ?? Buffer.from(drawLogo({ name: organiser.name, accent })),
  };
}

function keep(pictures: Map<string, Buffer>, { key, png }: { key: string; png: Buffer }): void {
  pictures.delete(key);
  for (const oldest of pictures.keys()) {
    if (pictures.size < MOST_KEPT) break;
    pictures.delete(oldest);
  }
  pictures.set(key, png);
}
