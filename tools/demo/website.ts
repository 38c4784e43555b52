import type { Shop } from './shop.ts';

export function addRichWebsite(_shop: Shop, _told: unknown): void {}

export function addSmallWebsite(_shop: Shop): void {}
