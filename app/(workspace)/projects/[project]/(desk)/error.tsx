'use client';

export { Failed as default } from '@/components/shell/failed';
