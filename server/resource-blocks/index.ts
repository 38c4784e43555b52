export { resourceBlockList } from './resource-block-list.ts';
export { refuseBookedMeanwhile } from './refuse-booked-meanwhile.ts';
