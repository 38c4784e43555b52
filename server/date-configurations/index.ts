export { dateConfigurationList } from './date-configuration-list.ts';
