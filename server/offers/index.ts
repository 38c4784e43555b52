export {
  findOffer,
  findOffers,
  findOfferTitle,
  isOfferUsed,
  offerImages,
  type OfferRow,
} from './offer-views.ts';
export { OFFER_TABLES, type Offered } from './offer-tables.ts';
export { firstPicture, picturesOf, storedOffer, withDrawing } from './stored-offer-views.ts';
