/**
 * Loaded before a program that must not outlive the one that started it, however that one ends: the
 * channel between the two closes with it.
 */
process.channel?.unref();
process.once('disconnect', () => process.exit());
