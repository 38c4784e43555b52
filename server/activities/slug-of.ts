import { randomBytes } from 'node:crypto';

const LONGEST_SLUG = 60;

/** A readable address that is nobody else's: `stage-de-natation-7f3a`. */
export function slugOf(title: string): string {
  const words = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const readable = words
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '');
  return `${readable === '' ? 'activite' : readable}-${randomBytes(3).toString('hex')}`;
}
