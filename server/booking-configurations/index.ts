export { bookingConfigurationList } from './booking-configuration-list.ts';
