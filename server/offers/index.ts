export {
  findOffer,
  findOffers,
  findOfferTitle,
  isOfferUsed,
  offerImages,
  type OfferRow,
  type OfficeOfferRow,
  selectOffers,
} from './offer-views.ts';
export { OFFER_TABLES, type Offered } from './offer-tables.ts';
