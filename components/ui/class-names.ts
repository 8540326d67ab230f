/** Joins class names; the one way in which a component lets its caller add some. */
export { clsx as classNames } from 'clsx';
