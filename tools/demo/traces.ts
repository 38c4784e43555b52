import type { Shop } from './shop.ts';

export function addTraces(_shop: Shop, _told: unknown): void {}
