export { createHeldReader, type HeldReader } from './held-reader.ts';
export {
  loadVolumes,
  type OwnVolume,
  type VolumeRule,
  volumesOf,
  withHeld,
} from './own-volumes-views.ts';
export { scopedVolumes } from './scoped-volumes.ts';
export { priceAfter, type PricedPlaces, volumePrices } from './volume-prices.ts';
