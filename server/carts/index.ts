export { moveItems, setCartOpen, setCartPaying, setCartProcessed } from './cart-state-store.ts';
export { estimateItem } from './estimate-item.ts';
export { loadOffers } from './offer-views.ts';
export { itemOf } from './price-item.ts';
export { holdItems, loadItems, lockCart, type LockedCart, type LockedItem } from './cart-store.ts';
export { openCart, openOrder } from './open-cart.ts';
export { paymentMethodsOf, serviceFeesOf } from './payment-settings.ts';
export { readCurrentCart } from './read-current-cart.ts';
