export { moveItems, setCartOpen, setCartPaying, setCartProcessed } from './cart-state-store.ts';
export { holdItems, holdItemsUntil, loadItems, lockCart, type LockedCart } from './cart-store.ts';
export { cartWithCoupon } from './cart-views.ts';
export { openCart, openOrder } from './open-cart.ts';
export { shownUnpaid } from './present-cart.ts';
export { couponOf, withCoupon } from './with-coupon.ts';
export { withVolumes } from './with-volumes.ts';
export { readCurrentCart, readCart } from './read-current-cart.ts';
export { takeCoupon } from './take-coupon.ts';
