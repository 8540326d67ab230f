/** Prints the database that a command is given, for the trials. */
console.log(process.env.DATABASE_URL);
