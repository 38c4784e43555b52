import type { Client } from 'pg';
import type { Shop } from './shop.ts';

export async function addLarge(_client: Client, _shop: Shop): Promise<void> {}
